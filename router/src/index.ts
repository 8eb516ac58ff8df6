// The part of react-router-dom that the shell and the slices share. A shared module cannot be shaken at run time, so what
// is listed here is what every visitor downloads: add an export only when a page needs it.
export {
  type FirstCall,
  firstCallsOf,
  forgetFailedPages,
  lazyPage,
  loadPage,
  type PageHandle,
  type PageModule,
  PageToCome,
} from './lazy-page.js';
export { PageTitle } from './page-title.js';
export { beginWaiting, PATIENCE_MS, whilePatient } from './patience.js';
export type {
  LinkProps,
  Location,
  NavigateFunction,
  NavLinkProps,
  PatchRoutesOnNavigationFunction,
  RouteObject,
  To,
} from 'react-router-dom';
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
