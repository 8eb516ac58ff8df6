/** A router without an address bar, for tests and stories. */
export { createMemoryRouter, MemoryRouter } from 'react-router-dom';
