import styled from 'styled-components';
import { color, focusRing, fontWeight, radius } from '@vela/design-system/theme';
import { CONTACT_ADDRESS } from '../contact-address.js';

const Address = styled.a`
  color: ${color.accentText};
  font-weight: ${fontWeight.medium};
  text-underline-offset: 0.2em;
  border-radius: ${radius.small};
  ${focusRing}
`;

/** Opens a mail to Vela. */
export const MailLink = () => <Address href={`mailto:${CONTACT_ADDRESS}`}>{CONTACT_ADDRESS}</Address>;
