import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import type { SyncSchema } from '@vela/contracts/endpoint-table';

/** The part of JSON Schema 2020-12 that our schemas need. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
}

/** Own kinds of schema (maps, breakdowns) are objects on the wire. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
  map: 'object',
  breakdown: 'object',
};

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;
const isList = (field: SchemaDescription): field is SchemaInnerTypeDescription => 'innerType' in field;
const isObject = (field: SchemaDescription): field is SchemaObjectDescription => 'fields' in field;

const LIMITS: Readonly<
  Record<string, Readonly<Record<string, 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems'>>>
> = {
  number: { min: 'minimum', max: 'maximum' },
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
};

function limitsOf({ type, tests }: SchemaDescription): JsonSchema {
  const schema: JsonSchema = {};
  for (const { name, params } of tests) {
    const limit = LIMITS[type]?.[name ?? ''];
    const value = params?.[name ?? ''];
    if (limit !== undefined && typeof value === 'number') schema[limit] = value;
    if (name === 'matches' && params?.['regex'] instanceof RegExp) schema.pattern = params['regex'].source;
  }
  return schema;
}

const isInteger = ({ tests }: SchemaDescription): boolean => tests.some(({ name }) => name === 'integer');

function typeOf(field: SchemaDescription): string | string[] | undefined {
  const type = field.type === 'number' && isInteger(field) ? 'integer' : TYPES[field.type];
  return type !== undefined && field.nullable ? [type, 'null'] : type;
}

function objectPartsOf(field: SchemaDescription): JsonSchema {
  if (!isObject(field)) return {};
  const entries = Object.entries(field.fields);
  const required = entries.filter(([, child]) => isDescription(child) && !child.optional).map(([name]) => name);
  return {
    properties: Object.fromEntries(entries.map(([name, child]) => [name, schemaOf(child)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function itemsOf(field: SchemaDescription): JsonSchema {
  if (!isList(field)) return {};
  const item = [field.innerType ?? []].flat()[0];
  return item === undefined ? {} : { items: schemaOf(item) };
}

function schemaOf(field: SchemaFieldDescription): JsonSchema {
  if (!isDescription(field)) return {};
  const type = typeOf(field);
  const choices = field.oneOf.filter((choice) => choice !== null && choice !== undefined);
  return {
    ...(type === undefined ? {} : { type }),
    ...(choices.length > 0 ? { enum: field.nullable ? [...choices, null] : choices } : {}),
    ...limitsOf(field),
    ...objectPartsOf(field),
    ...itemsOf(field),
    ...(field.default === undefined || isObject(field) ? {} : { default: field.default }),
  };
}

/** @returns a schema of the table as JSON Schema, from its own description */
export const jsonSchemaOf = (schema: SyncSchema<unknown>): JsonSchema => schemaOf(schema.describe());
