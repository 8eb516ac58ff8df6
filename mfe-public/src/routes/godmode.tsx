import type { ReactElement } from 'react';
import styled from 'styled-components';
import { PageTitle, useParams } from '@vela/router';
import { AdminFrame } from '../features/admin/components/admin-frame.js';
import { CatalogueSection } from '../features/admin/sections/catalogue.js';
import { CompaniesSection } from '../features/admin/sections/companies.js';
import {
  AuditSection,
  NewsletterSection,
  OutboxSection,
  ReferralsSection,
  ReportsSection,
} from '../features/admin/sections/lists.js';
import { HiresSection, InvoicesSection } from '../features/admin/sections/money.js';
import { OverviewSection } from '../features/admin/sections/overview.js';
import { PostsSection } from '../features/admin/sections/posts.js';
import { sectionIn, type SectionName, SECTIONS } from '../features/admin/sections/section-names.js';
import { UsersSection } from '../features/admin/sections/users.js';
import { Prose } from '../features/editorial/components/prose.js';
import { Markdown } from '../features/posts/components/markdown.js';

const PreviewText = styled(Prose)`
  margin: 0;
  padding: 0;
`;

const PAGES: Readonly<Record<SectionName, () => ReactElement>> = {
  overview: () => <OverviewSection />,
  companies: () => <CompaniesSection />,
  hires: () => <HiresSection />,
  invoices: () => <InvoicesSection />,
  users: () => <UsersSection />,
  reports: () => <ReportsSection />,
  catalogue: () => <CatalogueSection />,
  posts: () => (
    <PostsSection
      preview={(text) => (
        <PreviewText>
          <Markdown>{text}</Markdown>
        </PreviewText>
      )}
    />
  ),
  newsletter: () => <NewsletterSection />,
  referrals: () => <ReferralsSection />,
  outbox: () => <OutboxSection />,
  audit: () => <AuditSection />,
};

/** `/godmode`: the platform's admin area. The shell shows it to admins only. */
export function Page() {
  const section = sectionIn(useParams()['section']);
  return (
    <AdminFrame section={section}>
      <PageTitle>{SECTIONS[section]}</PageTitle>
      {PAGES[section]()}
    </AdminFrame>
  );
}
