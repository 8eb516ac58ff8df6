import type { ReactElement } from 'react';
import { PageTitle, useParams } from '@vela/router';
import { AdminFrame } from '../components/admin-frame.js';
import { ChangeHost } from '../components/change-host.js';
import { PasskeyGate } from '../components/passkey-gate.js';
import { useUnderQuestion } from '../components/under-question.js';
import { AuditSection } from '../features/audit/components/audit-section.js';
import { CatalogueSection } from '../features/catalogue/components/catalogue-section.js';
import { CompaniesSection } from '../features/companies/components/companies-section.js';
import { HiresSection } from '../features/hires/components/hires-section.js';
import { InvoicesSection } from '../features/invoices/components/invoices-section.js';
import { NewsletterSection } from '../features/newsletter/components/newsletter-section.js';
import { OutboxSection } from '../features/outbox/components/outbox-section.js';
import { OverviewSection } from '../features/overview/components/overview-section.js';
import { PasskeysSection } from '../features/passkeys/components/passkeys-section.js';
import { PaymentsSection } from '../features/payments/components/payments-section.js';
import { PostsSection } from '../features/posts/components/posts-section.js';
import { RankingsSection } from '../features/rankings/components/rankings-section.js';
import { ReferralsSection } from '../features/referrals/components/referrals-section.js';
import { ReleasesSection } from '../features/releases/components/releases-section.js';
import { ReportsSection } from '../features/reports/components/reports-section.js';
import { ScoreContestsSection } from '../features/score-contests/components/score-contests-section.js';
import { UsersSection } from '../features/users/components/users-section.js';
import { sectionIn, type SectionName, SECTIONS } from '../sections/sections.js';

const PAGES: Readonly<Record<SectionName, () => ReactElement>> = {
  overview: () => <OverviewSection />,
  companies: () => <CompaniesSection />,
  hires: () => <HiresSection />,
  invoices: () => <InvoicesSection />,
  payments: () => <PaymentsSection />,
  users: () => <UsersSection />,
  reports: () => <ReportsSection />,
  rankings: () => <RankingsSection />,
  contests: () => <ScoreContestsSection />,
  catalogue: () => <CatalogueSection />,
  posts: () => <PostsSection />,
  newsletter: () => <NewsletterSection />,
  referrals: () => <ReferralsSection />,
  outbox: () => <OutboxSection />,
  releases: () => <ReleasesSection />,
  audit: () => <AuditSection />,
  passkeys: () => <PasskeysSection />,
};

/** What the document is called, unless the question over the page calls it. */
function Title({ section }: { readonly section: SectionName }) {
  return !useUnderQuestion() && <PageTitle>{SECTIONS[section]}</PageTitle>;
}

/** `/godmode`: the platform's admin area. The shell shows it to admins only. */
export function Page() {
  const section = sectionIn(useParams()['section']);
  return (
    <PasskeyGate>
      <ChangeHost>
        <AdminFrame section={section}>
          <Title section={section} />
          {PAGES[section]()}
        </AdminFrame>
      </ChangeHost>
    </PasskeyGate>
  );
}
