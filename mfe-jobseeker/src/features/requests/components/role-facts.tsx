import styled from 'styled-components';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { color, fontSize, fontWeight, space } from '@vela/design-system/theme';
import { employmentText, payBasisText, setupText, shownOffer } from '@vela/formats';
import { t } from '@vela/language';
import { usePayReader } from '@vela/slice-parts/pay';
import { requestPlacesText } from '../texts.js';

/* Measured by its own width: it stands in a letter and beside a conversation. */
const Frame = styled.div`
  container-type: inline-size;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(20)} ${space(16)};
  padding-block: ${space(20)};
  border: solid ${color.line};
  border-width: 1px 0;
  font-size: ${fontSize.small};
  @container (min-width: 34rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.bold};
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
`;

/** What a role offers, at a glance: work, pay, place, start. */
export function RoleFacts({ role }: { readonly role: ReceivedConnection['openRole'] }) {
  const pay = shownOffer(role, usePayReader());
  const facts = [
    { value: pay.text, note: [payBasisText(role), ...(pay.stated === null ? [] : [`(${pay.stated})`])].join(' ') },
    { value: employmentText(role), note: t('employment') },
    { value: setupText(role), note: requestPlacesText(role) },
    { value: availabilityText(role.availability), note: t('start') },
  ];
  return (
    <Frame>
      <Facts aria-label={t('The role in short')}>
        {facts.map(({ value, note }) => (
          <div key={note}>
            <dt>{note}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Frame>
  );
}
