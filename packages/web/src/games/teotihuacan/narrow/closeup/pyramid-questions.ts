// Questions that are answered on the pyramid.
export const PYRAMID = 'pyramid'

const KINDS = ['pyramid-tile', 'pyramid-space', 'rotation', 'decoration-tile', 'decoration-space', 'discount']

export const isOnPyramid = (kind: string | undefined): boolean => kind !== undefined && KINDS.includes(kind)
