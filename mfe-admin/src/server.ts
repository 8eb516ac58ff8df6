// What renders pages of this slice on the server, see release/README.md.
export * from './expose/routes.js';
