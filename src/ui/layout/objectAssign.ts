/** Replaces the package that styled-system needed when browsers had no such function. */
export default Object.assign
