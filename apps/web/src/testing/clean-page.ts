import { configure } from '@testing-library/react';

// As long as the tests themselves have: on a busy machine a screen takes more than the usual second.
configure({ asyncUtilTimeout: 20_000 });
