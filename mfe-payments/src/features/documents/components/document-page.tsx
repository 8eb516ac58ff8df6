import styled from 'styled-components';
import { DOWNLOADS } from '@vela/contracts/downloads';
import { pathTo } from '@vela/contracts/routes';
import type { DocumentFact, DocumentSheet, IssuedDocument } from '@vela/contracts/schemas';
import { ButtonLink } from '@vela/design-system/button';
import { Cluster, ScreenOnly, Stack } from '@vela/design-system/layout';
import { Table } from '@vela/design-system/table';
import { media, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t, tongueAtHand } from '@vela/language';

const Sides = styled.div`
  display: grid;
  gap: ${space(24)};
  ${media.from('sm')} {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;

const Pair = styled.div`
  display: contents;
`;

const FactList = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(4)} ${space(16)};
  margin: 0;
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Facts = ({ facts }: { readonly facts: readonly DocumentFact[] }) => (
  <FactList>
    {facts.map(({ label, value }) => (
      <Pair key={label}>
        <Text as="dt" size="small" tone="muted">
          {label}
        </Text>
        <Text as="dd" size="small" numeric>
          {value}
        </Text>
      </Pair>
    ))}
  </FactList>
);

const Party = ({ title, lines, facts }: DocumentSheet['seller']) => (
  <Stack as="section" gap={4}>
    <Text size="small" tone="muted">
      {title}
    </Text>
    {lines.map((line, index) => (
      // Names and addresses are written as their owners write them, from right to left too.
      <Text key={`${index}`} dir="auto">
        {line}
      </Text>
    ))}
    <Facts facts={facts} />
  </Stack>
);

/* On paper a document stands without the page around it. */
const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

export interface DocumentPageProps {
  readonly document: IssuedDocument;
  /** The page's own heading says which document it is: it is said once on the screen, and by the document on paper. */
  readonly named?: boolean;
}

/** A receipt, an invoice or a credit note as it was issued, in its own language; its PDF says the same. */
export function DocumentPage({ document, named = false }: DocumentPageProps) {
  const { id, number, sheet } = document;
  const { label: what, value: amount } = sheet.columns;
  const totalled = (row: DocumentFact, text: string) =>
    row === sheet.total ? (
      <Text as="span" weight="bold">
        {text}
      </Text>
    ) : (
      text
    );
  const heading = (
    <Heading level={2}>
      {sheet.title} {number}
    </Heading>
  );
  return (
    <Stack as="section" gap={24} lang={sheet.language} aria-label={`${sheet.title} ${number}`}>
      {named ? <OnPaper>{heading}</OnPaper> : heading}
      <Facts facts={sheet.facts} />
      <Sides>
        <Party {...sheet.seller} />
        <Party {...sheet.buyer} />
      </Sides>
      <Table
        caption={sheet.title}
        columns={[
          { key: 'what', title: what, cell: (row: DocumentFact) => totalled(row, row.label) },
          { key: 'amount', title: amount, numeric: true, cell: (row: DocumentFact) => totalled(row, row.value) },
        ]}
        rows={[...sheet.rows, sheet.total]}
        rowKey={({ label }) => label}
      />
      {sheet.notes.map((note) => (
        <Text key={note} size="small" tone="muted">
          {note}
        </Text>
      ))}
      {sheet.payment !== null && (
        <Stack as="section" gap={4}>
          <Text>{sheet.payment.title}</Text>
          <Facts facts={sheet.payment.facts} />
        </Stack>
      )}
      <ScreenOnly lang={tongueAtHand()}>
        <Cluster>
          <ButtonLink to={pathTo(DOWNLOADS.documentPdf, { id })} reloadDocument download>
            {t('Download PDF')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={pathTo(DOWNLOADS.documentPeppol, { id })} reloadDocument download>
            {t('Peppol XML')}
          </ButtonLink>
        </Cluster>
      </ScreenOnly>
    </Stack>
  );
}
