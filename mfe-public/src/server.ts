// What renders the public pages on the server, see deploy/README.md.
export { contract, name, routes } from './expose/routes.js';
