/**
 * Works out what follows from a record and one more thing, such as the catalogue, once as long as both are the same objects:
 * records that are read from memory are never changed, only replaced.
 * @param work of these two alone
 */
export function onceFor<Of extends object, Beside extends object, Result>(
  work: (record: Of, beside: Beside) => Result,
): (record: Of, beside: Beside) => Result {
  const known = new WeakMap<Of, { readonly beside: Beside; readonly result: Result }>();
  return (record, beside) => {
    const last = known.get(record);
    if (last?.beside === beside) return last.result;
    const result = work(record, beside);
    known.set(record, { beside, result });
    return result;
  };
}
