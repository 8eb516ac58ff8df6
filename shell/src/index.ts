import './styles-by-script.js';
// Static, unlike in the slices: the shell carries the shared modules itself, there is nothing to wait for.
import './bootstrap.js';
