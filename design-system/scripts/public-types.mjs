// What the design system gives to others: every export of every part, with its props and types, as text that can be compared.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const package_ = path.resolve(import.meta.dirname, '..');
const SOURCE = path.join(package_, 'src') + path.sep;
const NAME = '@vela/design-system';
const { NoTruncation, InTypeAlias, WriteArrayAsGenericType } = ts.TypeFormatFlags;
const FORMAT = NoTruncation | InTypeAlias | WriteArrayAsGenericType;

/**
 * A type as text, or its members, optional ones with `?` behind the name.
 * @typedef {string | Readonly<Record<string, string>>} Shape
 * @typedef {Readonly<Record<string, Readonly<Record<string, Shape>>>>} PublicTypes by request, then by name
 */

/** @returns {Record<string, string>} the entry of each part, by request */
function partsOf() {
  const components = path.join(SOURCE, 'components');
  const folders = [
    ...['theme', 'services'].map((name) => [name, path.join(SOURCE, name)]),
    ...readdirSync(components).map((name) => [name, path.join(components, name)]),
  ];
  return Object.fromEntries(
    folders
      .map(([name, folder = '']) => [`${NAME}/${name}`, path.join(folder, 'index.ts')])
      .filter(([, file = '']) => existsSync(file))
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
}

/** @param {readonly string[]} files */
function programOf(files) {
  const config = path.join(package_, 'tsconfig.src.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    package_,
  );
  return ts.createProgram([...files, path.join(SOURCE, 'assets.d.ts')], {
    ...options,
    composite: false,
    incremental: false,
    noEmit: true,
    emitDeclarationOnly: false,
  });
}

/** Longer types are written as their declaration names them: they are other packages', or exported here under that name. */
const LONGEST = 120;

/** @returns {PublicTypes} */
export function publicTypes() {
  const parts = partsOf();
  const program = programOf(Object.values(parts));
  const checker = program.getTypeChecker();
  const textOf = (/** @type {ts.Type} */ type) => checker.typeToString(type, undefined, FORMAT);

  /** Members that are declared here; what comes from React or the document is theirs. @param {ts.Type} type */
  const membersOf = (type) =>
    Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .filter(({ declarations = [] }) =>
          declarations.some((each) => each.getSourceFile().fileName.startsWith(SOURCE)),
        )
        .map((member) => {
          const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
          const text = textOf(checker.getTypeOfSymbol(member));
          const [declaration] = member.declarations ?? [];
          const node =
            declaration !== undefined && 'type' in declaration
              ? /** @type {ts.Node | undefined} */ (declaration.type)
              : undefined;
          const short = text.length > LONGEST ? (node?.getText().replace(/\s+/g, ' ') ?? text) : text;
          return [`${member.name}${isOptional ? '?' : ''}`, short];
        })
        .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    );

  /** @param {ts.Symbol} exported @returns {Shape} */
  const shapeOf = (exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    const type = isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
    if (!isValue)
      return type.isUnion() || checker.getPropertiesOfType(type).length === 0 ? textOf(type) : membersOf(type);
    const [signature, ...others] = type.getCallSignatures();
    const isComponent = /^[A-Z]/.test(symbol.name) && signature !== undefined && others.length === 0;
    const [props] = signature?.getParameters() ?? [];
    return isComponent && props !== undefined ? membersOf(checker.getTypeOfSymbol(props)) : textOf(type);
  };

  return Object.fromEntries(
    Object.entries(parts).map(([request, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const names = module ? checker.getExportsOfModule(module) : [];
      const shapes = names.map((each) => /** @type {const} */ ([each.name, shapeOf(each)]));
      return [request, Object.fromEntries(shapes.toSorted(([one], [other]) => (one < other ? -1 : 1)))];
    }),
  );
}
