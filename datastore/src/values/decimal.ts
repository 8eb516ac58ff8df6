import { Decimal128 } from 'bson';

/** A finite decimal: coefficient × 10^exponent. */
export interface DecimalParts {
  readonly coefficient: bigint;
  readonly exponent: number;
}

const decimalText = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Significant digits of a Decimal128 (IEEE 754-2008 decimal128). */
const precision = 34;

/** The exact parts of a decimal; undefined for NaN and the infinities. */
export function parseDecimal(value: Decimal128): DecimalParts | undefined {
  return parseDecimalText(value.toString());
}

/** Like {@link parseDecimal} for a number's text. */
export function parseDecimalText(text: string): DecimalParts | undefined {
  const match = decimalText.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  return { coefficient: BigInt(sign + whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** A Decimal128 of these parts, rounded half to even to 34 digits as the standard says. */
export function toDecimal(parts: DecimalParts): Decimal128 {
  const negative = parts.coefficient < 0n;
  const digits = (negative ? -parts.coefficient : parts.coefficient).toString();
  const surplus = digits.length - precision;
  const sign = negative ? '-' : '';
  if (surplus <= 0) return Decimal128.fromString(`${sign}${digits}E${parts.exponent}`);
  const kept = roundHalfEven(BigInt(digits), 10n ** BigInt(surplus));
  return Decimal128.fromString(`${sign}${kept}E${parts.exponent + surplus}`);
}

function roundHalfEven(value: bigint, unit: bigint): bigint {
  const quotient = value / unit;
  const twice = (value % unit) * 2n;
  if (twice > unit || (twice === unit && quotient % 2n === 1n)) return quotient + 1n;
  return quotient;
}

function scaled(parts: DecimalParts, exponent: number): bigint {
  return parts.coefficient * 10n ** BigInt(parts.exponent - exponent);
}

/** Operations of Decimal128 on finite values. */
export const decimalArithmetic = {
  add(left: DecimalParts, right: DecimalParts): Decimal128 {
    const exponent = Math.min(left.exponent, right.exponent);
    return toDecimal({ coefficient: scaled(left, exponent) + scaled(right, exponent), exponent });
  },
  subtract(left: DecimalParts, right: DecimalParts): Decimal128 {
    return decimalArithmetic.add(left, { ...right, coefficient: -right.coefficient });
  },
  multiply(left: DecimalParts, right: DecimalParts): Decimal128 {
    return toDecimal({
      coefficient: left.coefficient * right.coefficient,
      exponent: left.exponent + right.exponent,
    });
  },
  /** Division; the caller has refused a divisor of zero. */
  divide(left: DecimalParts, right: DecimalParts): Decimal128 {
    const guard = precision + right.coefficient.toString().length;
    const scale = 10n ** BigInt(guard);
    return trimmed({
      coefficient: (left.coefficient * scale) / right.coefficient,
      exponent: left.exponent - right.exponent - guard,
    });
  },
  remainder(left: DecimalParts, right: DecimalParts): Decimal128 {
    const exponent = Math.min(left.exponent, right.exponent);
    return toDecimal({ coefficient: scaled(left, exponent) % scaled(right, exponent), exponent });
  },
};

/** A quotient without the zeros its guard digits left behind. */
function trimmed(parts: DecimalParts): Decimal128 {
  let { coefficient, exponent } = parts;
  while (coefficient !== 0n && coefficient % 10n === 0n && exponent < 0) {
    coefficient /= 10n;
    exponent += 1;
  }
  return toDecimal({ coefficient, exponent: coefficient === 0n ? 0 : exponent });
}

const doubleBits = new BigUint64Array(1);
const doubleView = new Float64Array(doubleBits.buffer);

/** The exact value of a finite double as mantissa × 2^exponent. */
function binaryParts(double: number): { mantissa: bigint; exponent: number } {
  doubleView[0] = double;
  const bits = doubleBits[0] ?? 0n;
  const stored = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = stored === 0 ? fraction : fraction | (1n << 52n);
  return { mantissa: double < 0 ? -mantissa : mantissa, exponent: (stored === 0 ? 1 : stored) - 1075 };
}

/** A finite double's exact value, rounded to 34 digits. */
export function decimalOfDouble(double: number): Decimal128 {
  const { mantissa, exponent } = binaryParts(double);
  // 2^-n is 5^n × 10^-n.
  return toDecimal(
    exponent >= 0
      ? { coefficient: mantissa << BigInt(exponent), exponent: 0 }
      : { coefficient: mantissa * 5n ** BigInt(-exponent), exponent },
  );
}

/** Compares a decimal with `double + rest`, exactly. */
export function compareDecimalWithDouble(decimal: DecimalParts, double: number, rest: bigint): -1 | 0 | 1 {
  const binary = binaryParts(double);
  let left = decimal.coefficient;
  let right: bigint;
  if (binary.exponent >= 0) {
    right = (binary.mantissa << BigInt(binary.exponent)) + rest;
  } else {
    const unit = BigInt(-binary.exponent);
    left <<= unit;
    right = binary.mantissa + (rest << unit);
  }
  if (decimal.exponent >= 0) left *= 10n ** BigInt(decimal.exponent);
  else right *= 10n ** BigInt(-decimal.exponent);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
