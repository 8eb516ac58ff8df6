import type { CompanyVerification } from '@vela/contracts/constants';
import type { Company } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Text } from '@vela/design-system/typography';
import { UNVERIFIED_REQUESTS_MAX } from '@vela/market/requests';

const TEXTS: Readonly<Record<CompanyVerification, { readonly badge: string; readonly text: string }>> = {
  verified: { badge: 'Verified', text: 'Talent sees that we checked who you are.' },
  waiting: {
    badge: 'Not verified yet',
    text: `We are looking at your details. Until then you can send ${UNVERIFIED_REQUESTS_MAX} requests, and talent reads that you are not verified yet.`,
  },
  unfinished: {
    badge: 'Not verified yet',
    text: `Fill in the details, and we look at them. Until then you can send ${UNVERIFIED_REQUESTS_MAX} requests.`,
  },
  declined: {
    badge: 'Not verified',
    text: 'We could not verify your company. Correct the details, and we look again.',
  },
};

/** How far the platform has come with checking the company, and what that means. */
export function VerificationNote({ company: { verification, verificationNote } }: { readonly company: Company }) {
  const { badge, text } = TEXTS[verification];
  return (
    <Text tone="muted">
      <Badge tone={verification === 'verified' ? 'success' : 'neutral'}>{badge}</Badge> {text}
      {verificationNote !== '' && ` We wrote: “${verificationNote}”`}
    </Text>
  );
}
