import '@testing-library/jest-dom'

// jsdom has the function but only complains: tests that expect an alert replace it with a spy.
window.alert = () => {}
window.scrollTo = () => {}
