import type { Variables } from '../../expression/scope.js';
import type { Collation } from '../../values/collation.js';
import type { SelectedRows } from '../../values/document-batch.js';
import { checkTime } from '../../values/time-limit.js';
import type { Document, Value } from '../../values/value.js';

/** Turns the documents of one stage into those of the next, as they are asked for. */
export interface Stage {
  (input: Iterable<Document>): Iterable<Document>;
  /**
   * The same for documents that are still encoded, where a stage takes of them what it needs.
   *
   * @param fields all top-level fields that it may need
   */
  readonly ofRows?: (input: Iterable<SelectedRows>, fields: ReadonlySet<string>) => Iterable<Document>;
}

/** Where stages such as `$lookup` find other collections. */
export interface CollectionSource {
  /** The documents of a collection after a pipeline; none for a collection that does not exist. */
  aggregate(collection: string, pipeline: readonly Document[], variables: Variables): Iterable<Document>;
}

/** What a pipeline is compiled with. */
export interface PipelineOptions {
  readonly collation: Collation | undefined;
  readonly variables: Variables | undefined;
  /** Missing where a pipeline may not leave its document, as in an update. */
  readonly collections?: CollectionSource;
  /** Bytes that a stage may gather; {@link stageMemory} unless told. */
  readonly memory?: number | undefined;
}

/** What a stage is compiled with. */
export interface PipelineContext extends PipelineOptions {
  readonly memory: number;
  /** Compiles a pipeline inside the pipeline, as `$facet` holds some. */
  compile(specification: readonly Document[], options: PipelineOptions): Pipeline;
}

/** Compiles one stage from its operand. */
export type StageCompiler = (operand: Value, context: PipelineContext, name: string) => Stage;

/** A compiled pipeline. */
export type Pipeline = readonly Stage[];

/**
 * Runs documents through a pipeline.
 *
 * @param isTimed whether the documents themselves come as long as there is time
 */
export function streamPipeline(pipeline: Pipeline, input: Iterable<Document>, isTimed = false): Iterable<Document> {
  return pipeline.reduce((documents, stage, at) => stage(isTimed && at === 0 ? documents : timed(documents)), input);
}

/** Documents on their way between two stages, as long as there is time. */
function* timed(documents: Iterable<Document>): Iterable<Document> {
  for (const document of documents) {
    checkTime();
    yield document;
  }
}

/** All results of a pipeline. */
export function runPipeline(pipeline: Pipeline, input: Iterable<Document>): Document[] {
  return [...streamPipeline(pipeline, input)];
}
