// What renders the public pages on the server, see release/README.md.
export * from './expose/routes.js';
