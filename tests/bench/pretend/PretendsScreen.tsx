export const PretendsScreen = () => <p>pretends</p>
