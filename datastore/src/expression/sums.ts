import { Decimal128, Double, Int32 } from 'bson';
import { arithmetic, calculate, typed } from '../values/arithmetic.js';
import { decimalArithmetic, parseDecimal } from '../values/decimal.js';
import { isNumeric, type NumericValue, toDouble, type Value } from '../values/value.js';

/**
 * A sum over mixed numeric types. Doubles are added with Neumaier's compensation, as the server compensates its
 * sums, so that the order of the documents does not show in the last digits.
 */
export class Total {
  count = 0;
  #exact: NumericValue = new Int32(0);
  /** What is to be added to it: a sum of ints that is one itself. */
  #small = 0;
  #double = 0;
  #compensation = 0;
  #sawDouble = false;

  add(value: Value): void {
    if (!isNumeric(value)) return;
    if (value instanceof Int32) {
      this.addInt(value.value);
      return;
    }
    this.count += 1;
    if (!(value instanceof Double)) this.#addSmall();
    this.#add(value);
  }

  /** Adds an int, without an object that holds it. */
  addInt(value: number): void {
    this.count += 1;
    const whole = this.#small + value;
    if (whole === (whole | 0)) {
      this.#small = whole;
      return;
    }
    this.#addSmall();
    this.#add(new Int32(value));
  }

  #addSmall(): void {
    if (this.#small === 0) return;
    const small = new Int32(this.#small);
    this.#small = 0;
    this.#add(small);
  }

  #add(value: NumericValue): void {
    const number = typed(value);
    if (number instanceof Double) {
      this.#sawDouble = true;
      this.#addDouble(number.value);
      return;
    }
    const sum = calculate('add', this.#exact, number);
    if (sum === undefined) {
      this.#sawDouble = true;
      this.#addDouble(toDouble(number));
    } else this.#exact = sum;
  }

  #addDouble(value: number): void {
    const sum = this.#double + value;
    const larger = Math.abs(this.#double) >= Math.abs(value);
    if (Number.isFinite(sum)) this.#compensation += larger ? this.#double - sum + value : value - sum + this.#double;
    this.#double = sum;
  }

  sum(): NumericValue {
    this.#addSmall();
    if (!this.#sawDouble) return this.#exact;
    const doubles = new Double(this.#double + this.#compensation);
    if (this.#exact instanceof Decimal128) return arithmetic('add', this.#exact, doubles);
    return new Double(this.#double + (toDouble(this.#exact) + this.#compensation));
  }

  mean(): Value {
    if (this.count === 0) return null;
    const sum = this.sum();
    if (!(sum instanceof Decimal128)) return new Double(toDouble(sum) / this.count);
    const parts = parseDecimal(sum);
    if (parts === undefined) return Decimal128.fromString(String(toDouble(sum)));
    return decimalArithmetic.divide(parts, { coefficient: BigInt(this.count), exponent: 0 });
  }
}

/** Mean and squared deviation in one pass (Welford). */
export class Deviation {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: Value): void {
    if (!isNumeric(value)) return;
    const number = toDouble(value);
    this.#count += 1;
    const delta = number - this.#mean;
    this.#mean += delta / this.#count;
    this.#squares += delta * (number - this.#mean);
  }

  result(sample: boolean): Value {
    const divisor = sample ? this.#count - 1 : this.#count;
    return divisor <= 0 ? null : new Double(Math.sqrt(this.#squares / divisor));
  }
}
