import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { ExternalLink, TextLink } from '@vela/design-system/link';
import { resolved } from './character-references.js';
import { safeAddress } from './safe-address.js';

// Markdown becomes elements of React, never HTML: what a text holds beyond these tokens is shown as the text it is.

const childrenOf = (tokens: readonly Token[] | undefined): ReactNode =>
  (tokens ?? []).map((token, index) => <Fragment key={index}>{rendered(token)}</Fragment>);

function LinkInText({ token }: { readonly token: Tokens.Link }) {
  const address = safeAddress(resolved(token.href));
  const content = childrenOf(token.tokens);
  if (address === null) return <>{content}</>;
  switch (address.to) {
    case 'page':
      return <TextLink to={address.href}>{content}</TextLink>;
    // The router would put the page's own language before it.
    case 'otherLanguage':
      return (
        <TextLink to={address.href} reloadDocument hrefLang={address.tongue}>
          {content}
        </TextLink>
      );
    // No page opens, so no tab is spoken of.
    case 'mail':
      return (
        <TextLink to={address.href} reloadDocument>
          {content}
        </TextLink>
      );
    case 'web':
      return <ExternalLink href={address.href}>{content}</ExternalLink>;
  }
}

function HeadingInText({ token }: { readonly token: Tokens.Heading }) {
  // The page's title is level 1, so a text's own headings begin below it.
  return token.depth <= 2 ? <h2>{childrenOf(token.tokens)}</h2> : <h3>{childrenOf(token.tokens)}</h3>;
}

function ListInText({ token }: { readonly token: Tokens.List }) {
  const items = token.items.map((item, index) => <li key={index}>{childrenOf(item.tokens)}</li>);
  return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>;
}

function TableInText({ token }: { readonly token: Tokens.Table }) {
  return (
    <table>
      <thead>
        <tr>
          {token.header.map((cell, index) => (
            <th key={index} scope="col">
              {childrenOf(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {token.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) => (
              <td key={place}>{childrenOf(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** No extension of the grammar is installed, so every token is one of its own. */
const isOwnToken = (token: Token): token is MarkedToken => token.type !== '';

function rendered(token: Token): ReactNode {
  if (!isOwnToken(token)) return null;
  switch (token.type) {
    case 'paragraph':
      return <p>{childrenOf(token.tokens)}</p>;
    case 'text':
      return token.tokens === undefined ? resolved(token.text) : childrenOf(token.tokens);
    case 'heading':
      return <HeadingInText token={token} />;
    case 'list':
      return <ListInText token={token} />;
    case 'strong':
      return <strong>{childrenOf(token.tokens)}</strong>;
    case 'em':
      return <em>{childrenOf(token.tokens)}</em>;
    case 'del':
      return <del>{childrenOf(token.tokens)}</del>;
    case 'link':
      return <LinkInText token={token} />;
    case 'blockquote':
      return <blockquote>{childrenOf(token.tokens)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'table':
      return <TableInText token={token} />;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'escape':
      return token.text;
    case 'space':
    case 'def':
      return null;
    // Pictures would be fetched from elsewhere and HTML could do anything: both stay words.
    case 'image':
      return resolved(token.text);
    case 'html':
      return token.text;
    default:
      return token.raw;
  }
}

/** Renders a text in Markdown. @param children the text */
export function Markdown({ children }: { readonly children: string }) {
  return childrenOf(lexer(children));
}
