import type { Types } from 'mongoose';
import type { StatementEntry } from '@vela/contracts/schemas';
import { texts } from '@vela/language';
import { printedNumber } from '@vela/market/documents';
import { type CompanyCaller, isTalentIn } from '../../platform/endpoints/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { DocumentRecord } from '../../records/document.js';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';

export type ExplainNeeds = Collections<'connections' | 'documents' | 'purchases' | 'users'> & {
  /** What roles are called. */
  readonly catalogue: Catalogue;
};

/** What an entry is about, beside its figures. */
export type Explanation = Pick<StatementEntry, 'who' | 'person' | 'roleName' | 'connectionId' | 'document'>;

const PLATFORM = 'Vela';
const WHO = texts({ talent: 'The talent', company: 'Your company' });

const byId = <Row extends { readonly _id: Types.ObjectId }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row._id.toHexString(), row]));

const nameOf = (user: Pick<UserDocument, 'givenName' | 'familyName'> | undefined): string | null =>
  user === undefined ? null : `${user.givenName} ${user.familyName}`.trim() || null;

function byWhom(kind: LedgerEntryDocument['kind'], { status }: ConnectionDocument): string {
  // The end of the launch offer is nobody's doing, whatever became of the request that had held what ends with it.
  if (kind === 'expire') return PLATFORM;
  if (kind === 'consume' || status === 'declined') return WHO.talent;
  return status === 'withdrawn' ? WHO.company : PLATFORM;
}

/**
 * A step that was taken back has two documents: a receipt for what came back, a credit note for the rest.
 * @returns the one that an entry of the step is about, undefined where there is none
 */
function documentOf<Issued extends Pick<DocumentRecord, 'kind'>>(
  entry: LedgerEntryDocument['kind'],
  documents: readonly Issued[],
): Issued | undefined {
  const wanted = entry === 'reinstate' || entry === 'forgive' ? 'receipt' : 'creditNote';
  return documents.find(({ kind }) => kind === wanted) ?? documents[0];
}

/**
 * Says of entries who did them, about whom and by which document. A talent is named only where they accepted, and to themselves
 * nothing is said of what their own request cost but the figures.
 * @returns an explanation of any of the entries
 */
export async function explain(
  { models, catalogue }: ExplainNeeds,
  caller: CompanyCaller,
  entries: readonly LedgerEntryDocument[],
): Promise<(entry: LedgerEntryDocument) => Explanation> {
  const { companyId } = caller;
  const causes = entries.map(({ causeId }) => causeId);
  const [connections, purchases, documents] = await Promise.all([
    models.connections.find({ _id: { $in: causes }, companyId }).lean<ConnectionDocument[]>(),
    models.purchases.find({ _id: { $in: causes }, companyId }).lean<PurchaseDocument[]>(),
    models.documents
      .find({ causeId: { $in: causes }, companyId })
      .select({ pdf: 0, content: 0 })
      .lean<Pick<DocumentRecord, '_id' | 'kind' | 'number' | 'causeId' | 'subjectId'>[]>(),
  ]);
  const accepted = connections.filter(({ status }) => status === 'accepted');
  const [members, talents] = await Promise.all([
    models.users
      .find({ _id: { $in: [...connections.map(({ sentBy }) => sentBy), ...purchases.map(({ userId }) => userId)] } })
      .lean<UserDocument[]>(),
    models.users
      .find({ jobSeekerProfileId: { $in: accepted.map(({ jobSeekerProfileId }) => jobSeekerProfileId) } })
      .lean<UserDocument[]>(),
  ]);
  const [requests, bought, people] = [byId(connections), byId(purchases), byId(members)];
  const named = new Map(talents.map((user) => [user.jobSeekerProfileId?.toHexString() ?? '', nameOf(user)]));
  const documentsByCause = new Map<string, typeof documents>();
  for (const document of documents) {
    const cause = document.causeId.toHexString();
    documentsByCause.set(cause, [...(documentsByCause.get(cause) ?? []), document]);
  }
  const memberName = (id: Types.ObjectId | undefined): string =>
    nameOf(id === undefined ? undefined : people.get(id.toHexString())) ?? WHO.company;
  return ({ kind, causeId }) => {
    const cause = causeId.toHexString();
    const request = requests.get(cause);
    const issued = documentOf(kind, documentsByCause.get(cause) ?? []);
    const document =
      issued === undefined
        ? null
        : { number: printedNumber(issued.kind, issued.number), purchaseId: issued.subjectId.toHexString() };
    if (request === undefined)
      return {
        who: kind === 'purchase' ? memberName(bought.get(cause)?.userId) : PLATFORM,
        person: null,
        roleName: '',
        connectionId: null,
        document,
      };
    const who = kind === 'reserve' ? memberName(request.sentBy) : byWhom(kind, request);
    if (isTalentIn(caller, request)) return { who, person: null, roleName: '', connectionId: null, document };
    return {
      who,
      person: request.status === 'accepted' ? (named.get(request.jobSeekerProfileId.toHexString()) ?? null) : null,
      roleName: catalogue.spoken.roleText(request.openRole.name),
      connectionId: cause,
      document,
    };
  };
}
