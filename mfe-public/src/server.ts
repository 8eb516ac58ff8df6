// What renders the public pages on the server, see release/README.md.
export { contract, name, routes } from './expose/routes.js';
