import { Link, type LinkProps } from '@vela/router';

/**
 * A link of this site, without a look. With `reloadDocument` it leads to what a server answers itself, such as a file or a
 * login: that has one address for all languages, where the router would put the page's before it.
 */
export const SiteLink = ({ to, reloadDocument = false, children, ...rest }: LinkProps) =>
  reloadDocument && typeof to === 'string' ? (
    <a href={to} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={to} reloadDocument={reloadDocument} {...rest}>
      {children}
    </Link>
  );
