/** This cost of Argon2id is above both minimums of OWASP's list. */
export const STRONG = { memory: 47_104, passes: 2 } as const;

/** The cost of every hash that this process makes. No setting changes it; tests lower it in api/testing/setup.ts. */
export const passwordCost: { memory: number; passes: number } = { ...STRONG };
