import { keepPreviousData } from '@tanstack/react-query';
import { getSalaryAid } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** A kind of role: a category, one of its roles or all of them, in one country or anywhere. */
export interface RoleKind {
  readonly categoryId: string | null;
  readonly roleId: string | null;
  readonly country: string | null;
}

const askedOf = ({ categoryId, roleId, country }: RoleKind) =>
  categoryId === null
    ? null
    : { query: { categoryId, ...(roleId === null ? {} : { roleId }), ...(country === null ? {} : { country }) } };

/**
 * What open roles of a kind offer; nothing is asked before a category is chosen. The figures of the last kind stay in
 * sight until the next ones are there.
 */
export const useSalaryAid = (kind: RoleKind) =>
  useEndpoint(getSalaryAid, askedOf(kind), { placeholderData: keepPreviousData });
