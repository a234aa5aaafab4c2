import type { Matrix } from "./matrix.ts";

/** Direction of a baseline in degrees clockwise on the page, in steps of one degree; a negative scale turns it round. */
export function directionOf(matrix: Matrix, scale: number): number {
  const sign = scale < 0 ? -1 : 1;
  if (matrix[1] === 0 && matrix[0] * sign > 0) return 0;
  const degrees = Math.round((Math.atan2(matrix[1] * sign, matrix[0] * sign) * 180) / Math.PI);
  return (degrees + 360) % 360;
}
