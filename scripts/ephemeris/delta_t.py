"""Writes engines/sky/rules/delta-t.ts from the numbers that Skyfield 1.55 (MIT) carries.

Morrison, Stephenson, Hohenkerk, Zawilski 2021 (table S15, 2020) up to 1973, then the daily values of IERS finals2000A, every quarter of a
Julian year. Run: pip install skyfield==1.55; python3 scripts/ephemeris/delta_t.py
"""

from pathlib import Path

import numpy as np
from skyfield.api import load
from skyfield.functions import load_bundled_npy

TARGET = Path(__file__).parents[2] / "engines" / "sky" / "rules" / "delta-t.ts"
FIRST_QUARTER, LAST_QUARTER = 1973.0, 2027.0

curve = load.timescale().delta_t_function
table = load_bundled_npy("delta_t.npz")["Table-S15.2020.txt"]


def days(year: float) -> float:
    return 2451545.0 + (year - 2000.0) * 365.25


quarters = np.arange(FIRST_QUARTER, LAST_QUARTER + 0.01, 0.25)
seconds = np.interp([days(year) for year in quarters], curve.table_tt, curve.table_delta_t)
# The daily table begins on 2 January 1973.
rows = [list(map(float, row)) for row in table.T if 1720 <= row[0] < FIRST_QUARTER]
x0, x1, a3, a2, a1, a0 = rows[-1]
t = (FIRST_QUARTER - x0) / (x1 - x0)
a1 += (seconds[0] - (((a3 * t + a2) * t + a1) * t + a0)) / t
rows[-1] = [x0, x1, a3, a2, round(a1, 4), a0]

lines = "\n".join("  [" + ", ".join(f"{value:g}" for value in row) + "]," for row in rows)
values = ", ".join(f"{value:.3f}".rstrip("0") for value in seconds)
TARGET.write_text(
    f"""// Made by scripts/ephemeris/delta_t.py from the numbers of Skyfield 1.55; do not edit.

/**
 * Cubics of ΔT in seconds: first and last year, then the coefficients of t³, t², t and 1, where t runs from 0 to 1 between them. Morrison,
 * Stephenson, Hohenkerk, Zawilski 2021, table S15 (2020); the last one is tilted to meet the observed values.
 */
export const deltaTCubics: readonly (readonly [number, number, number, number, number, number])[] = [
{lines}
]

/** ΔT in seconds each quarter of a Julian year from `deltaTFirstYear`: IERS finals2000A, observed to the end of 2025, then IERS's forecast. */
export const deltaTQuarters: readonly number[] = [{values}]

/** Julian year of the first entry of `deltaTQuarters`. */
export const deltaTFirstYear = {FIRST_QUARTER:g}

/** Julian year from which ΔT is a forecast. */
export const deltaTForecastFrom = 2026
""",
    encoding="utf8",
)
