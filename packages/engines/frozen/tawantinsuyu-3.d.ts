export declare const engine: import('@tollan/kernel').GameDefinition
