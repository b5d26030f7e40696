/** Stands in for the package that styled-system was written with, when browsers had no such function. */
export default Object.assign
