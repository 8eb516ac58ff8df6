import { ENDPOINTS, type EndpointSchemas, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import type { TALENT } from '@vela/contracts/schemas';

/** Where an endpoint takes something, such as `['body', 'jobSeekerId']`. */
export type FieldPath = readonly string[];

/** What yup tells of a field; lists, objects and choices have parts of it each. */
interface Description {
  readonly meta?: Partial<typeof TALENT>;
  readonly tests?: readonly { readonly name?: string; readonly params?: Readonly<Record<string, unknown>> }[];
  readonly fields?: Readonly<Record<string, Description>>;
  readonly innerType?: Description;
}

interface Field {
  readonly path: FieldPath;
  readonly description: Description;
}

const STORE_ID = '0'.repeat(24);

/** All fields of a described schema, those of lists and objects within it too. */
function fieldsOf(description: Description, path: FieldPath): Field[] {
  const { fields = {}, innerType } = description;
  return [
    { path, description },
    ...Object.entries(fields).flatMap(([name, field]) => fieldsOf(field, [...path, name])),
    ...(innerType === undefined ? [] : fieldsOf(innerType, [...path, '*'])),
  ];
}

const PARTS = ['params', 'query', 'body'] as const;

/** Every field that an endpoint takes, those of lists and objects within it too. */
export const inputsOf = (name: EndpointName): Field[] => {
  const schemas: EndpointSchemas = ENDPOINTS[name];
  return PARTS.flatMap((part) => {
    const schema = schemas[part];
    return schema !== undefined && 'describe' in schema && typeof schema.describe === 'function'
      ? fieldsOf((schema.describe as () => Description)(), [part])
      : [];
  });
};

const isTalent = ({ description }: Field): boolean => description.meta?.talent === true;

const takesStoreIds = ({ description }: Field): boolean =>
  (description.tests ?? []).some(({ name, params }) => {
    const regex: unknown = params?.['regex'];
    return name === 'matches' && regex instanceof RegExp && regex.test(STORE_ID) && !regex.test('not an id');
  });

const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => (ENDPOINTS[name] as ServedEndpoint).access !== 'admin',
);

/** Every field by which a call that is not the platform's own names a talent. */
export const TALENT_FIELDS = names.flatMap((name) =>
  inputsOf(name)
    .filter(isTalent)
    .map(({ path }) => ({ name, path })),
);

/** Every other field of such calls that takes ids of the store, as `name path`. */
export const ID_FIELDS = names.flatMap((name) =>
  inputsOf(name)
    .filter((field) => takesStoreIds(field) && !isTalent(field))
    .map(
      ({ path }) => `${ENDPOINTS[name].path} ${path.at(-1) === '*' ? path.slice(-2).join('.') : (path.at(-1) ?? '')}`,
    ),
);
