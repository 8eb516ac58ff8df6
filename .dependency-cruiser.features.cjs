// The API's features form no circle of folders. A rule about folders counts every file in them, so tests, which start
// the whole server, are left out here.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'api-features-form-no-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api/src/[^/]+/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.ts$|^api/tests/` } },
};
