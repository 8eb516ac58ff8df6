// Asynchronous, so that a slice that runs alone waits for what the shell would share with it.
void import('./bootstrap.js');
