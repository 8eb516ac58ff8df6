import type { CompanyVerification } from '@vela/contracts/constants';
import type { Company } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Text } from '@vela/design-system/typography';
import { t, texts } from '@vela/language';
import { UNVERIFIED_REQUESTS_MAX } from '@vela/market/requests';

const BADGES: Readonly<Record<CompanyVerification, string>> = texts({
  verified: 'Verified',
  waiting: 'Not verified yet',
  unfinished: 'Not verified yet',
  declined: 'Not verified',
});

function textOf(verification: CompanyVerification): string {
  switch (verification) {
    case 'verified':
      return t(
        'Talent sees that we checked who you are. With another name, country or number we look anew; until then you do not meet talent who hides from some company, and open requests to them are taken back.',
      );
    case 'waiting':
      return t(
        'We are looking at your details. Until then you can send {max, plural, one {# request} other {# requests}}, and talent reads that you are not verified yet. You do not meet talent who hides from some company.',
        { max: UNVERIFIED_REQUESTS_MAX },
      );
    case 'unfinished':
      return t(
        'Fill in the details, and we look at them. Until then you can send {max, plural, one {# request} other {# requests}}, and you do not meet talent who hides from some company.',
        {
          max: UNVERIFIED_REQUESTS_MAX,
        },
      );
    case 'declined':
      return t('We could not verify your company. Correct the details, and we look again.');
  }
}

/** How far the platform has come with checking the company, and what that means. */
export function VerificationNote({ company: { verification, verificationNote } }: { readonly company: Company }) {
  return (
    <Text tone="muted">
      <Badge tone={verification === 'verified' ? 'success' : 'neutral'}>{BADGES[verification]}</Badge>{' '}
      {textOf(verification)}
      {verificationNote !== '' && ` ${t('We wrote: “{note}”', { note: verificationNote })}`}
    </Text>
  );
}
