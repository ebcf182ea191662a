/**
 * Routers without an address bar, for tests and prerendering: kept apart from the shared router, or every page would
 * load them.
 */
export { createMemoryRouter, MemoryRouter } from 'react-router-dom'
