export const PretendScreen = () => <p>pretend</p>
