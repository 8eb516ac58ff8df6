import type { OwnProfile } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import { Trans } from '@vela/language/react';
import { comparedWith, type Stated } from '../compared-with.js';
import { PAY_FROM_PROFILE } from '../way.js';
import { AskGap } from './ask-gap.js';

/**
 * Says at a later step that the pay that was saved at an earlier one is below the market of what is typed now, with the way
 * back to it. What is typed waits as a draft.
 */
export function SavedPayGap({ profile, typed }: { readonly profile: OwnProfile | undefined; readonly typed: Stated }) {
  const { minSalary = null, currency = null, compensationTimePeriod = null } = profile ?? {};
  if (minSalary === null || currency === null || compensationTimePeriod === null) return null;
  return (
    <AskGap
      comparable={comparedWith(typed)}
      amount={String(minSalary)}
      currency={currency}
      period={compensationTimePeriod}
    >
      <Trans
        message="<pay>Change your pay</pay>; what you typed here stays."
        parts={{ pay: <TextLink to={PAY_FROM_PROFILE} /> }}
      />
    </AskGap>
  );
}
