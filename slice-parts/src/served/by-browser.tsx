import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onServer } from './drawn-as-served.js';

const Unseen = styled.span`
  display: contents;
  visibility: hidden;
`;

/**
 * What only the reader's browser can tell, such as a time by their own clocks. Where the server renders a page it keeps the
 * room for it, and nobody sees it: it would be told by the server's clocks.
 */
export const ByBrowser = ({ children }: { readonly children: ReactNode }) =>
  onServer ? <Unseen>{children}</Unseen> : children;
