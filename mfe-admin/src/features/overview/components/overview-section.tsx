import styled from 'styled-components';
import { OVERVIEW_PAGE_DAYS } from '@vela/contracts/constants';
import { adminGetOverview } from '@vela/contracts/endpoints';
import type { AdminOverview } from '@vela/contracts/schemas';
import { Grid, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Table } from '@vela/design-system/table';
import { color, fontSize, fontWeight, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { groupedNumber, ratesAgeText } from '@vela/formats';
import { percentText, t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import { WeekBars } from '../../../components/week-bars.js';
import { sectionPath } from '../../../sections/sections.js';
import { dayCell, oreCell, wordsOf } from '../../../texts/texts.js';
import { EVENT_TEXTS, PAGE_TEXTS } from '../texts.js';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space(16)};
  margin: 0;
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    margin: 0;
    font-size: ${fontSize.title};
    font-weight: ${fontWeight.bold};
    font-variant-numeric: tabular-nums;
  }
`;

const Figure = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Work({
  overview: { hires, invoices, paymentCases = 0, openReports, failedMessages, rates },
}: {
  readonly overview: AdminOverview;
}) {
  const work = [
    {
      count: hires.reported,
      text: t('{count, plural, one {# hire} other {# hires}} to confirm', { count: hires.reported }),
      to: sectionPath('hires', { status: 'reported' }),
    },
    {
      count: hires.uninvoiced,
      text: t('{count, plural, one {# confirmed hire} other {# confirmed hires}} without an invoice', {
        count: hires.uninvoiced,
      }),
      to: sectionPath('hires', { status: 'confirmed' }),
    },
    {
      count: invoices.overdue,
      text: t('{count, plural, one {# overdue invoice} other {# overdue invoices}}, {amount}', {
        count: invoices.overdue,
        amount: oreCell(invoices.overdueOre),
      }),
      to: sectionPath('invoices', { status: 'overdue' }),
    },
    {
      count: invoices.overpaid ?? 0,
      text: t('{count, plural, one {# invoice} other {# invoices}} to pay back, {amount}', {
        count: invoices.overpaid ?? 0,
        amount: oreCell(invoices.overpaidOre ?? 0),
      }),
      to: sectionPath('invoices', { status: 'toPayBack' }),
    },
    {
      count: paymentCases,
      text: t('{count, plural, one {# payment} other {# payments}} to look after', { count: paymentCases }),
      to: sectionPath('payments', { status: 'open' }),
    },
    {
      count: openReports,
      text: t('{count, plural, one {# open report} other {# open reports}}', { count: openReports }),
      to: sectionPath('reports', { status: 'open' }),
    },
    {
      count: failedMessages,
      text: t('{count, plural, one {# message} other {# messages}} that could not be delivered', {
        count: failedMessages,
      }),
      to: sectionPath('outbox'),
    },
  ].filter(({ count }) => count > 0);
  if (work.length === 0 && !rates.old) return <Text tone="muted">{t('Nothing waits for you.')}</Text>;
  return (
    <Stack gap={8}>
      {work.map(({ text, to }) => (
        <TextLink key={to} to={to}>
          {text}
        </TextLink>
      ))}
      {rates.old && <Text>{ratesAgeText(rates)}</Text>}
    </Stack>
  );
}

const series = () =>
  [
    { key: 'newUsers', title: t('New users') },
    { key: 'requests', title: t('Requests') },
    { key: 'accepted', title: t('Accepted') },
    { key: 'tokensSold', title: t('Tokens sold') },
  ] as const;

const Shown = ({ overview }: { readonly overview: AdminOverview }) => (
  <Stack gap={32}>
    <Work overview={overview} />
    <Figures>
      <Figure label={t('Users')}>{groupedNumber(overview.users)}</Figure>
      <Figure label={t('Talents')}>{groupedNumber(overview.talents)}</Figure>
      <Figure label={t('Companies, not closed')}>{groupedNumber(overview.companies)}</Figure>
      <Figure label={t('Open roles')}>{groupedNumber(overview.openRoles)}</Figure>
      <Figure label={t('Open requests')}>{groupedNumber(overview.requests.open)}</Figure>
      <Figure label={t('Accepted of answered')}>
        {overview.acceptancePercent === null ? '–' : percentText(overview.acceptancePercent)}
      </Figure>
      <Figure label={t('Tokens sold')}>{groupedNumber(overview.tokensSold)}</Figure>
      <Figure label={t('Confirmed hires')}>{groupedNumber(overview.hires.confirmed)}</Figure>
      <Figure label={t('Open invoices')}>{oreCell(overview.invoices.openOre)}</Figure>
    </Figures>
    <Stack gap={16}>
      <Heading level={2} size="title">
        {t('The last {weeks, plural, one {# week} other {# weeks}}', { weeks: overview.weeks.length })}
      </Heading>
      <Grid columns={4} gap={24}>
        {series().map(({ key, title }) => (
          <WeekBars key={key} title={title} values={overview.weeks.map((week) => week[key])} />
        ))}
      </Grid>
      <Table
        caption={t('Week by week')}
        rows={[...overview.weeks].reverse()}
        rowKey={({ startsOn }) => startsOn}
        columns={[
          { key: 'startsOn', title: t('Week from'), cell: ({ startsOn }) => dayCell(startsOn) },
          ...series().map(({ key, title }) => ({
            key,
            title,
            numeric: true,
            cell: (week: AdminOverview['weeks'][number]) => groupedNumber(week[key]),
          })),
        ]}
      />
    </Stack>
    <Table
      caption={t(
        'Pages and events in {days, plural, one {# day} other {# days}}, of visitors who agreed to being counted',
        {
          days: OVERVIEW_PAGE_DAYS,
        },
      )}
      narrow="stack"
      rows={overview.pages}
      rowKey={({ page, event }) => `${page} ${event}`}
      columns={[
        { key: 'page', title: t('Page'), cell: ({ page }) => wordsOf(PAGE_TEXTS, page) },
        { key: 'event', title: t('Event'), cell: ({ event }) => EVENT_TEXTS[event] },
        { key: 'count', title: t('Times'), numeric: true, cell: ({ count }) => groupedNumber(count) },
      ]}
    />
    {overview.cspViolations.length > 0 && (
      <Table
        caption={t(
          'What the pages’ security policy refused in {days, plural, one {# day} other {# days}}, as browsers report it',
          {
            days: OVERVIEW_PAGE_DAYS,
          },
        )}
        narrow="stack"
        rows={overview.cspViolations}
        rowKey={({ directive, blocked, page }) => `${directive} ${blocked} ${page}`}
        columns={[
          { key: 'directive', title: t('Directive'), cell: ({ directive }) => directive },
          { key: 'blocked', title: t('Refused'), cell: ({ blocked }) => blocked },
          { key: 'page', title: t('Page'), cell: ({ page }) => page },
          { key: 'count', title: t('Times'), numeric: true, cell: ({ count }) => groupedNumber(count) },
        ]}
      />
    )}
  </Stack>
);

/** How the platform stands, and what waits for a decision. */
export function OverviewSection() {
  const answer = useAdminQuery(adminGetOverview, {});
  return <Answered answer={answer}>{(overview) => <Shown overview={overview} />}</Answered>;
}
