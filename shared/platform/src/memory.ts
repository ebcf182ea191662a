/** Routers without an address bar, for tests and drawings: in the one that is shared, every page would get them. */
export { createMemoryRouter, MemoryRouter } from 'react-router-dom'
