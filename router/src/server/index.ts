/** A router that renders one address on the server, for prerendering. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
